import { program } from './sketch.ts';

export const INCIDENT_REPORTING = program(
  'incident-reporting',
  'Incident reporting',
  '29 CFR 1904',
  [],
  [
    ['death', 5, '1904.39(a)(1)', 'Reports a death to OSHA within 8 hours.', 'critical'],
    [
      'inpatient',
      5,
      '1904.39(a)(2)',
      'Reports an inpatient hospitalization, amputation or loss of an eye within 24 hours.',
      'critical',
    ],
    [
      'criteria',
      3,
      '1904.7(a)',
      'Says which cases are recorded: days away, restriction, treatment beyond first aid and the others.',
    ],
    ['relation', 2, '1904.5(a)', 'Decides by the rule whether a case is related to work.'],
    ['seven-days', 4, '1904.29(b)(3)', 'Enters cases in the log and on form 301 within 7 calendar days.'],
    ['privacy', 2, '1904.29(b)(6)', 'Keeps the names of privacy cases off the log.'],
    [
      'summary',
      3,
      '1904.32(b)',
      'A company executive certifies the yearly summary; it is posted from February 1 to April 30.',
    ],
    ['kept', 2, '1904.33(a)', 'Keeps the records for five years, and the log up to date.'],
    [
      'procedure',
      4,
      '1904.35(b)(1)(i)',
      'Gives everybody a reasonable way to report injuries promptly, and tells them of it.',
    ],
    ['retaliation', 4, '1904.35(b)(1)(iv)', 'Nobody suffers for reporting an injury.', 'critical'],
    ['access', 2, '1904.35(b)(2)', 'Gives employees and their representatives the records in time.'],
    ['electronic', 2, '1904.41(a)', 'Sends the data to OSHA by March 2 where the establishment must.'],
    [
      'client',
      3,
      'Client rule',
      'Tells the client of every injury, near miss and spill on its site, by whom and by when.',
    ],
    [
      'investigation',
      4,
      'Client rule',
      'Investigates to the root causes, with actions, names and dates, and shares what was learned.',
    ],
  ],
);
