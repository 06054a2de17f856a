import { companySchema, noteSchema, policySchema } from '@vcms/domain/schemas';
import { describe, expect, it } from 'vitest';
import { parseRecord } from './schema-converter.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const timestamp = { toDate: () => noon };
const NOTE = {
  clientId: 'x',
  contractorId: 'a',
  body: 'Met the crew on site.',
  category: 'safety',
  visibility: 'client_private',
  pinned: false,
  editedAt: timestamp,
  createdAt: timestamp,
  createdBy: 'u1',
  updatedAt: timestamp,
  updatedBy: 'u2',
  v: 1,
};

describe('a stored document', () => {
  it('becomes a record with its id, its dates and who wrote it', () => {
    const parsed = parseRecord(noteSchema, 'notes/n1', NOTE);

    expect(parsed).toMatchObject({
      ok: true,
      value: {
        id: 'n1',
        editedAt: noon,
        record: { path: 'notes/n1', companyId: undefined, updatedAt: noon, updatedBy: 'u2', createdBy: 'u1' },
      },
    });
  });

  it('knows the company it stands under', () => {
    const parsed = parseRecord(noteSchema, 'companies/a/policies/p1', NOTE);

    expect(parsed.ok && parsed.value.record.companyId).toBe('a');
  });

  it('that does not fit names its path and every wrong field', () => {
    const parsed = parseRecord(noteSchema, 'notes/n1', { ...NOTE, category: 'gossip', pinned: 'yes' });

    expect(parsed).toMatchObject({ ok: false, id: 'n1', path: 'notes/n1' });
    expect(!parsed.ok && parsed.problems).toHaveLength(2);
    expect(!parsed.ok && parsed.problems.every((problem) => problem.startsWith('notes/n1: '))).toBe(true);
  });

  it.each([undefined, null, 'text', [NOTE], 5])('that is %j is refused without a crash', (data) => {
    expect(parseRecord(companySchema, 'companies/c1', data).ok).toBe(false);
  });

  it.each(['99999999999999', '2026-02-30', '', 5, null])(
    'with %j for a date is refused without a crash',
    (effective) => {
      const policy = { effective, expiration: '2027-01-01', limits: {}, endorsements: {} };
      const parsed = parseRecord(policySchema, 'companies/a/policies/p1', policy);

      expect(!parsed.ok && parsed.problems.some((problem) => problem.includes(': effective: '))).toBe(true);
      expect(!parsed.ok && parsed.problems.join()).not.toContain('could not be checked');
    },
  );

  it('does not take the others away when its check itself fails', () => {
    const failing = noteSchema.refine(() => {
      throw new RangeError('no such case');
    });
    const parsed = parseRecord(failing, 'notes/n1', NOTE);

    expect(!parsed.ok && parsed.problems).toEqual([
      'notes/n1: the document could not be checked: RangeError: no such case',
    ]);
  });

  it('cannot pretend to have another id', () => {
    const parsed = parseRecord(noteSchema, 'notes/n1', { ...NOTE, id: 'n2' });

    expect(parsed.ok && parsed.value.id).toBe('n1');
  });
});
