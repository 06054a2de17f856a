import type { Endorsement, InsuranceLine, LineOverview } from '@vcms/domain';
import { ENDORSEMENT_FORMS, type EndorsementForm, type FormNumber, type ReadEndorsement } from '@vcms/pdf';
import { formOf } from './form-words.ts';

/** An endorsement of a line whose page some clients ask for. */
export interface DemandedPage {
  readonly line: InsuranceLine;
  readonly name: Endorsement;
  /** Names of the clients. */
  readonly askedBy: readonly string[];
}

/** What clients ask for of some lines with its page; who takes the statement on the certificate asks for none. */
export function demandedPages(
  overviews: readonly LineOverview[],
  lines: readonly InsuranceLine[],
): readonly DemandedPage[] {
  return overviews
    .filter(({ line }) => lines.includes(line))
    .flatMap(({ line, endorsements, clients }) =>
      endorsements.map((name) => ({
        ...{ line, name },
        askedBy: clients
          .filter(
            ({ demand }) => demand.endorsements.includes(name) && demand.endorsementProof !== 'statement',
          )
          .map(({ clientName }) => clientName),
      })),
    )
    .filter(({ askedBy }) => askedBy.length > 0);
}

/** A usual form of a demanded endorsement that a file does not have. */
export interface MissingForm {
  readonly number: FormNumber;
  readonly askedBy: readonly string[];
}

const FORMS: readonly (readonly [FormNumber, EndorsementForm])[] = Object.entries(ENDORSEMENT_FORMS) as [
  FormNumber,
  EndorsementForm,
][];

/** The usual forms of what is asked for that were not recognised; lines and endorsements without such a form say nothing. */
export function missingForms(
  found: readonly ReadEndorsement[],
  demanded: readonly DemandedPage[],
): readonly MissingForm[] {
  return FORMS.flatMap(([number, { line, proves }]) => {
    const asked = demanded.find((one) => one.line === line && one.name === proves);
    const isThere = found.some((form) => form.number.value === number);
    return asked === undefined || isThere ? [] : [{ number, askedBy: asked.askedBy }];
  });
}

/** Forms of a file that prove an endorsement of a line. */
export function formsFor(
  found: readonly ReadEndorsement[],
  line: InsuranceLine,
  name: Endorsement,
): readonly ReadEndorsement[] {
  return found.filter((form) => formOf(form).line === line && formOf(form).proves === name);
}
