import { ENDORSEMENT_LABELS, isSameCompanyName, plainCompanyName } from '@vcms/domain';
import { ENDORSEMENT_FORMS, type EndorsementForm, type ReadEndorsement } from '@vcms/pdf';

export function formOf({ number }: Pick<ReadEndorsement, 'number'>): EndorsementForm {
  return ENDORSEMENT_FORMS[number.value];
}

/** "CG 20 10 (04 13)" */
export function formName({ number, edition }: ReadEndorsement): string {
  return edition === undefined ? number.value : `${number.value} (${edition.value})`;
}

/** "additional insured, ongoing operations" */
function proofText({ proves, part }: EndorsementForm): string {
  return [ENDORSEMENT_LABELS[proves].toLowerCase(), part].filter((word) => word !== undefined).join(', ');
}

/** "CG 20 10 (04 13): additional insured, ongoing operations, blanket wording" */
export function formText(form: ReadEndorsement): string {
  const { basis } = form;
  const wording = basis === undefined ? '' : basis.value === 'blanket' ? ', blanket wording' : ', scheduled';
  return `${formName(form)}: ${proofText(formOf(form))}${wording}`;
}

/** "Names: Harbor Petroleum LLC; Northfield Energy" and where; none where the page says nothing of it. */
export function scheduleTexts({ names, places }: ReadEndorsement): readonly string[] {
  const said = (label: string, all: ReadEndorsement['names']) =>
    all.length === 0 ? [] : [`${label}: ${all.map(({ value }) => value).join('; ')}`];
  return [...said('Names', names), ...said('For', places)];
}

const LEGAL = '(?: (?:inc|incorporated|llc|llp|lp|ltd|limited|co|company|corp|corporation))*';

/** Whether a schedule names a company: by itself, or with others in one line ("and its affiliates"). */
export function isNamed({ names }: Pick<ReadEndorsement, 'names'>, company: string): boolean {
  const among = new RegExp(
    `(?:^| and | or )${plainCompanyName(company)}${LEGAL}(?: (?:and|or|its|as|dba|isaoa)\\b|$)`,
  );
  return names.some(({ value }) => isSameCompanyName(value, company) || among.test(plainCompanyName(value)));
}
