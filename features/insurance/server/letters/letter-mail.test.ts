import { createItem } from '@vcms/domain';
import { expect, it } from 'vitest';
import { brokerDeficiencyLetter, contractorLetter } from './letter-mail.ts';

const STANDING = {
  clientName: 'Lakeshore Foods',
  contractorName: 'Acorn Roofing',
  asOf: '2026-11-20',
  items: [createItem('insurance.auto.coverage', 'non_compliant', { reasons: ['missing'] })],
};
const BROKER = { name: 'Oak Street Risk', lines: ['auto'] } as const;

it('without its PDF it goes out all the same, says so, and what to do', () => {
  const letters = [
    { ...contractorLetter(STANDING, 'http://app.test', undefined), next: 'Save it from VCMS.' },
    { ...brokerDeficiencyLetter(STANDING, BROKER, undefined), next: 'This mail says all of it.' },
  ];
  for (const { text, html, files, next } of letters) {
    for (const words of [text, html]) {
      expect(words).toContain(`The letter could not be attached as a PDF. ${next}`);
      expect(words).toMatch(/automobile liability/i);
    }
    expect(files).toEqual([]);
  }
});
