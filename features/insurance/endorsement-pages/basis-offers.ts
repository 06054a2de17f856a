import {
  ENDORSEMENT_LABELS,
  ENDORSEMENTS,
  endorsementsOfLine,
  type InsuranceLine,
  LINE_LABELS,
} from '@vcms/domain';
import type { Offer } from '@vcms/kits/evidence';
import type { ReadEndorsement } from '@vcms/pdf';
import { endorsementField, type PolicyFormValues } from '../policy-editor/policy-form-values.ts';
import { formsFor } from './missing-forms.ts';

type BasisField = ReturnType<typeof endorsementField>;

/** How an endorsement of a line is worded, as its pages say. */
export interface BasisOffer extends Offer<BasisField> {
  readonly line: InsuranceLine;
}

const SAYS: Readonly<Record<string, string>> = { blanket: 'Blanket', scheduled: 'Scheduled' };

/** What the pages say of the wording of a line's endorsements; nothing where two of them say different things. */
export function basisOffers(
  found: readonly ReadEndorsement[],
  { line, ...values }: PolicyFormValues,
): readonly BasisOffer[] {
  return ENDORSEMENTS.filter((name) => endorsementsOfLine(line).includes(name)).flatMap((name) => {
    const forms = formsFor(found, line, name);
    const [basis] = forms.flatMap((form) => form.basis ?? []);
    if (basis === undefined || forms.some((form) => form.basis?.value !== basis.value)) return [];
    const field = endorsementField(name);
    const held = values[field];
    return [
      {
        ...{ line, field, value: basis.value, says: SAYS[basis.value] ?? '' },
        label: `${ENDORSEMENT_LABELS[name]} of ${LINE_LABELS[line].toLowerCase()}`,
        formSays: SAYS[held],
        isSame: held === basis.value,
        found: basis,
      },
    ];
  });
}
