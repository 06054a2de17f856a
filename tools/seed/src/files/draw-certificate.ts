import type { Policy } from '@vcms/domain';
import { type CertificateInsurer, insurersOf, type SampleCertificate } from '../words/sample-certificate.ts';
import { type CertificateRow, certificateRows } from './certificate-rows.ts';

/** Points from the left edge. */
const LEFT = 30;
const RIGHT = 582;
const HALF = 306;
const LETTER = 34;
const TYPE = 52;
const ADDL = 190;
const SUBR = 216;
const NUMBER = 244;
const EFFECTIVE = 330;
const EXPIRATION = 378;
const LIMITS = 428;
const AMOUNT = 546;
const PITCH = 13;
const HEAD_TOP = 60;
const TABLE_TOP = 236;

type Write = (text: string, x: number, y: number) => void;

function american(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}

function writeHead(write: Write, certificate: SampleCertificate, insurers: readonly CertificateInsurer[]) {
  const producer = certificate.policies[0]?.producer;
  write('CERTIFICATE OF LIABILITY INSURANCE', 190, 30);
  write('DATE (MM/DD/YYYY)', 496, 26);
  write(american(certificate.issuedOn), 500, 40);
  write('PRODUCER', LEFT, HEAD_TOP);
  write(producer?.name ?? '', LEFT, HEAD_TOP + PITCH);
  write('CONTACT NAME:', HALF, HEAD_TOP);
  write('PHONE (A/C, No, Ext):', HALF, HEAD_TOP + PITCH);
  write('E-MAIL ADDRESS:', HALF, HEAD_TOP + 2 * PITCH);
  write(producer?.email ?? '', HALF + 80, HEAD_TOP + 2 * PITCH);
  write('INSURER(S) AFFORDING COVERAGE', HALF, HEAD_TOP + 3 * PITCH);
  write('NAIC #', AMOUNT, HEAD_TOP + 3 * PITCH);
  insurers.forEach(({ letter, name, naicNo }, index) => {
    const y = HEAD_TOP + (4 + index) * PITCH;
    write(`INSURER ${letter} :`, HALF, y);
    write(name, HALF + 56, y);
    write(naicNo, AMOUNT, y);
  });
  write('INSURED', LEFT, HEAD_TOP + 5 * PITCH);
  certificate.insured.forEach((line, index) => {
    write(line, LEFT, HEAD_TOP + (6 + index) * PITCH);
  });
}

function writeHeadings(write: Write): void {
  write('COVERAGES', LEFT, TABLE_TOP - PITCH - 6);
  write('INSR', LEFT, TABLE_TOP);
  write('LTR', LEFT, TABLE_TOP + 9);
  write('TYPE OF INSURANCE', 80, TABLE_TOP);
  write('ADDL', ADDL, TABLE_TOP);
  write('INSD', ADDL, TABLE_TOP + 9);
  write('SUBR', SUBR, TABLE_TOP);
  write('WVD', SUBR, TABLE_TOP + 9);
  write('POLICY NUMBER', NUMBER + 8, TABLE_TOP);
  write('POLICY EFF', EFFECTIVE, TABLE_TOP);
  write('POLICY EXP', EXPIRATION, TABLE_TOP);
  write('LIMITS', LIMITS + 40, TABLE_TOP);
}

function writePolicy(write: Write, policy: Policy, letter: string, y: number): void {
  write(letter, LETTER, y);
  write(policy.endorsements.additional_insured === undefined ? '' : 'Y', ADDL + 6, y);
  write(policy.endorsements.waiver_of_subrogation === undefined ? '' : 'Y', SUBR + 6, y);
  write(policy.policyNumber, NUMBER, y);
  write(american(policy.effective), EFFECTIVE, y);
  write(american(policy.expiration), EXPIRATION, y);
}

function writeRow(write: Write, row: CertificateRow, policy: Policy | undefined, letter: string, y: number) {
  row.names.forEach((name, index) => {
    write(name, TYPE, y + index * PITCH);
  });
  row.limits.forEach(([label, code], index) => {
    const amount = code === undefined ? undefined : policy?.limits[code];
    write(label, LIMITS, y + index * PITCH);
    if (code !== undefined) write('$', AMOUNT - 8, y + index * PITCH);
    if (amount !== undefined) write(amount.toLocaleString('en-US'), AMOUNT, y + index * PITCH);
  });
  if (policy !== undefined) writePolicy(write, policy, letter, y + PITCH);
}

function rule(document: PDFKit.PDFDocument, y: number): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.4).strokeColor('#999999').stroke();
}

/** A certificate page: the trade's field names in their usual places, so that its text can be read back. */
function layOut(write: Write, rule: (y: number) => void, certificate: SampleCertificate): void {
  const insurers = insurersOf(certificate.policies);
  writeHead(write, certificate, insurers);
  rule(TABLE_TOP - 8);
  writeHeadings(write);
  let y = TABLE_TOP + 24;
  for (const row of certificateRows(certificate.policies)) {
    const policy = certificate.policies.find(({ line }) => line === row.line);
    const insurer = insurers.find(
      ({ name, naicNo }) => name === policy?.insurerName && naicNo === (policy.naicNo ?? ''),
    );
    const letter = insurer?.letter ?? '';
    rule(y - 5);
    writeRow(write, row, policy, letter, y);
    y += Math.max(row.names.length, row.limits.length) * PITCH + 6;
  }
  rule(y - 5);
  write('DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES', LEFT, y);
  rule(y + 60);
  write('CERTIFICATE HOLDER', LEFT, y + 66);
  write('CANCELLATION', HALF, y + 66);
  certificate.holder.forEach((line, index) => {
    write(line, LEFT + 8, y + 66 + (2 + index) * PITCH);
  });
  write('AUTHORIZED REPRESENTATIVE', HALF, y + 120);
}

export function drawCertificate(document: PDFKit.PDFDocument, certificate: SampleCertificate): void {
  document.fontSize(6.5).fillColor('#111111');
  const write: Write = (text, x, y) => {
    if (text !== '') document.text(text, x, y, { lineBreak: false });
  };
  layOut(write, (y) => rule(document, y), certificate);
}

/** All that stands on a certificate page, in its order. */
export function certificateText(certificate: SampleCertificate): readonly string[] {
  const written: string[] = [];
  layOut(
    (text) => written.push(text),
    () => undefined,
    certificate,
  );
  return written;
}
