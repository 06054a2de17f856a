import type { PolicyHolder } from '@vcms/domain';
import type { Certainty, Found, ReadCertificate, ReadLine } from '@vcms/pdf';
import { describe, expect, it } from 'vitest';
import type { StoredPolicy } from '../insurance-dossier.ts';
import {
  acceptSure,
  addLine,
  beginIntake,
  decideShared,
  decideValue,
  type Intake,
  leaveValue,
  typeValues,
} from './intake.ts';
import { markOf, offersOfLine } from './intake-line.ts';
import { countsOf, planOf, shownLines, stopOf } from './intake-plan.ts';
import { sentText } from './sent-text.ts';

function found<Value>(value: Value, certainty: Certainty = 'sure'): Found<Value> {
  return { value, certainty, place: { page: 1, x: 0, y: 0, width: 10, height: 10 } };
}

const GL: ReadLine = {
  line: 'gl',
  policyNumber: found('GL-7788'),
  insurerName: found('Harbor Mutual'),
  effective: found('2026-06-01'),
  expiration: found('2027-06-01'),
  form: found('occurrence'),
  additionalInsured: found(true),
  limits: { gl_each_occurrence: found(1_000_000), gl_general_aggregate: found(2_000_000, 'likely') },
};
const AUTO: ReadLine = {
  line: 'auto',
  policyNumber: found('AU-99'),
  insurerName: found('Harbor Mutual'),
  effective: found('2026-06-01'),
  expiration: found('2027-06-01'),
  additionalInsured: found(true),
  limits: { auto_csl: found(1_000_000) },
};
const CERTIFICATE: ReadCertificate = {
  ...{ page: 1, insurers: {}, lines: [GL, AUTO] },
  namedInsured: found('Redstem Oilfield Services, LLC'),
  producerName: found('Lakeside Brokers'),
  producerEmail: found('certs@lakeside.example', 'likely'),
};

function line({ lines }: Intake, index = 0) {
  const one = lines[index];
  if (one === undefined) throw new Error(`There is no line ${index}`);
  return one;
}

const ON_FILE: StoredPolicy = {
  ...{
    id: 'p1',
    line: 'gl',
    insurerName: 'Harbor Mutual',
    policyNumber: 'GL-1',
    state: 'accepted',
    version: 1,
  },
  ...{
    effective: '2025-06-01',
    expiration: '2026-06-01',
    claimsMade: true,
    namedInsured: 'Redstem',
    amBest: 'A',
  },
  ...{ limits: { gl_med_exp: 5_000 }, autos: [], producer: { name: 'Old Broker' } },
  endorsements: { additional_insured: { basis: 'blanket' }, waiver_of_subrogation: { basis: 'scheduled' } },
  record: {
    ...{ path: '', companyId: undefined, createdAt: undefined, createdBy: undefined },
    ...{ updatedAt: undefined, updatedBy: undefined },
  },
};

describe('all lines of a certificate in one go', () => {
  it('begins with nothing entered, and accepts what is sure and only that', () => {
    const begun = beginIntake(CERTIFICATE, []);
    expect(line(begun).values).toMatchObject({
      policyNumber: '',
      namedInsured: '',
      limit_gl_each_occurrence: '',
    });

    const accepted = acceptSure(begun);

    expect(line(accepted).values).toMatchObject({
      ...{ policyNumber: 'GL-7788', effective: '2026-06-01', limit_gl_each_occurrence: '1000000' },
      ...{
        namedInsured: 'Redstem Oilfield Services, LLC',
        limit_gl_general_aggregate: '',
        producerEmail: '',
      },
    });
    expect(line(accepted, 1).values).toMatchObject({ policyNumber: 'AU-99', limit_auto_csl: '1000000' });
  });

  it('asks for what is unsure until it is taken, typed or left', () => {
    const accepted = acceptSure(beginIntake(CERTIFICATE, []));
    const open = (intake: Intake) => countsOf(planOf(intake, [])).open;
    // The aggregate, how the endorsement is worded in each line, and the e-mail that both share.
    expect(open(accepted)).toBe(4);
    expect(stopOf(planOf(accepted, []))?.message).toBe('Review uncertain values: 4 values.');

    const mailed = decideShared(accepted, 'producerEmail', 'certs@lakeside.example');
    expect(open(mailed)).toBe(3);
    const worded = decideValue(mailed, ['gl-0', 'auto-1'], 'endorsement_additional_insured', 'blanket');
    expect(open(worded)).toBe(1);
    const left = leaveValue(worded, ['gl-0'], 'limit_gl_general_aggregate');
    expect(open(left)).toBe(0);
    expect(line(left).values.limit_gl_general_aggregate).toBe('');
    expect(stopOf(planOf(left, []))).toBeUndefined();
  });

  it('keeps what a person typed before accepting the rest', () => {
    const begun = beginIntake(CERTIFICATE, []);
    const typed = typeValues(begun, 'gl-0', { ...line(begun).values, policyNumber: 'GL-7789' });

    const accepted = acceptSure(typed);

    expect(line(accepted).values.policyNumber).toBe('GL-7789');
    const offer = offersOfLine(CERTIFICATE, line(accepted)).find(({ field }) => field === 'policyNumber');
    expect(markOf(line(accepted), 'policyNumber', offer)).toBe('typed');
    expect(stopOf(planOf(begun, []))?.message).toMatch(/^1\d values not entered yet/);
  });

  it('never lets the form of a policy answer what the paper does not say', () => {
    const { form: _form, ...silent } = GL;
    const unsure = { ...GL, form: found('occurrence' as const, 'likely') };
    for (const read of [silent, unsure]) {
      const accepted = acceptSure(beginIntake({ ...CERTIFICATE, lines: [read] }, []));
      const answered = decideValue(accepted, ['gl-0'], 'form', 'occurrence');
      expect(countsOf(planOf(accepted, [])).open - countsOf(planOf(answered, [])).open).toBe(1);
    }
  });

  it('takes from the policy that is renewed how its endorsements are worded, and nothing that certificates print', () => {
    const denied = { ...GL, waiverOfSubrogation: found(false) };
    const begun = beginIntake({ ...CERTIFICATE, lines: [denied] }, [ON_FILE]);

    expect(planOf(begun, [ON_FILE])[0]).toMatchObject({ match: { kind: 'renewal' }, wanted: true });
    expect(line(begun).values).toMatchObject({
      ...{ endorsement_additional_insured: 'blanket', endorsement_waiver_of_subrogation: '' },
      ...{ limit_gl_med_exp: '', amBest: '', producerName: '', form: 'occurrence' },
    });
    expect(markOf(line(begun), 'endorsement_additional_insured', undefined)).toBe('on-file');
  });

  it('of a scan is asked value by value, and takes away nothing that is on file', () => {
    const scanned = <Value>(value: Value): Found<Value> => ({ ...found(value, 'likely'), isScanned: true });
    const read: ReadLine = {
      line: 'gl',
      policyNumber: scanned('GL-7788'),
      insurerName: scanned('Harbor Mutual'),
      effective: scanned('2026-06-01'),
      expiration: scanned('2027-06-01'),
      waiverOfSubrogation: scanned(false),
      limits: { gl_each_occurrence: scanned(1_000_000) },
    };
    const begun = beginIntake({ page: 1, insurers: {}, lines: [read] }, [ON_FILE]);

    expect(countsOf(planOf(begun, [ON_FILE]))).toMatchObject({ sure: 0 });
    const accepted = line(acceptSure(begun));
    expect(accepted.values).toMatchObject({ policyNumber: '', limit_gl_each_occurrence: '' });
    expect(accepted.values.endorsement_waiver_of_subrogation).toBe('scheduled');
  });

  it('leaves out what is on file already, unless a person wants it', () => {
    const same = { ...ON_FILE, policyNumber: 'GL-7788', effective: '2026-06-01', expiration: '2027-06-01' };
    const policy = {
      ...{ ...same, claimsMade: false },
      limits: { gl_each_occurrence: 1_000_000, gl_general_aggregate: 2_000_000 },
    };

    expect(planOf(beginIntake(CERTIFICATE, [policy]), [policy]).map(({ wanted }) => wanted)).toEqual([
      false,
      true,
    ]);
  });

  it('adds lines by hand where nothing was read, with the parties of the others', () => {
    const begun = addLine(beginIntake(undefined, []), 'gl');
    const named = addLine(decideShared(begun, 'namedInsured', 'Redstem'), 'auto');

    expect(named.lines.map(({ id }) => id)).toEqual(['gl-added-0', 'auto-added-1']);
    expect(line(named, 1).values.namedInsured).toBe('Redstem');
    expect(stopOf(planOf(named, []))).toMatchObject({
      message: 'Some values are missing or wrong.',
      line: 'gl-added-0',
    });
    expect(stopOf(planOf(beginIntake(undefined, []), []))?.message).toBe(
      'Choose a line to submit. Nothing is chosen yet.',
    );
  });
});

describe('a certificate of policies that are on file, made out to another client', () => {
  const onFile: StoredPolicy = {
    ...{ ...ON_FILE, policyNumber: 'GL-7788', effective: '2026-06-01', expiration: '2027-06-01' },
    ...{ state: 'submitted', claimsMade: false },
    limits: { gl_each_occurrence: 1_000_000, gl_general_aggregate: 2_000_000 },
  };
  const plans = planOf(beginIntake({ ...CERTIFICATE, lines: [GL] }, [onFile]), [onFile]);
  const holder: PolicyHolder = {
    ...{ policyId: 'p1', clientId: 'beta', scheduled: [], docIds: [], state: 'submitted' },
  };

  it('adds itself to them, and nothing else', () => {
    const shown = shownLines(plans, 'beta', []);
    expect(shown).toEqual([{ id: 'gl-0', policyId: 'p1' }]);
    expect(shownLines(plans, 'beta', [holder])).toEqual(shown);
    expect(stopOf(plans, shown)).toBeUndefined();
    expect(sentText({ stored: 0, shown: 1 }, true, 'Beta Works')).toBe(
      '1 policy on file has the certificate for Beta Works now.',
    );
  });

  it('adds nothing where the client has one, nobody is named, or the line is sent anew', () => {
    expect(shownLines(plans, 'beta', [{ ...holder, certificateDocId: 'd1' }])).toEqual([]);
    expect(shownLines(plans, '', [])).toEqual([]);
    expect(
      shownLines(
        plans.map((plan) => ({ ...plan, wanted: true })),
        'beta',
        [],
      ),
    ).toEqual([]);
    expect(stopOf(plans)?.message).toBe('Choose a line to submit. Nothing is chosen yet.');
  });
});
