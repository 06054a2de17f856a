import { ENDORSEMENT_LABELS, ENDORSEMENTS, LINE_LABELS } from '@vcms/domain';
import type { PageRect } from '@vcms/pdf';
import { Box } from '@vcms/ui';
import { endorsementField } from '../policy-form-values.ts';
import { type OfferedField, shownFields } from '../prefill/offers.ts';
import { isShared, markOf, tickOf, type ValueMark } from './intake-line.ts';
import type { LinePlan } from './intake-plan.ts';
import { ValueRow } from './value-row.tsx';

/** What every policy needs, so that it is told when it was not read. */
const NEEDED: readonly OfferedField[] = ['policyNumber', 'insurerName', 'effective', 'expiration'];
const BASES = { blanket: 'Blanket', scheduled: 'Scheduled' } as const;

interface Row {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly mark: ValueMark;
  readonly place: PageRect | undefined;
}

function valueRows({ line, offers }: LinePlan): readonly Row[] {
  return shownFields(line.values.line).flatMap(({ field, label, show }) => {
    if (isShared(field)) return [];
    const offer = offers.find((one) => one.field === field);
    const mark = markOf(line, field, offer);
    const held = line.values[field];
    const isOffered = mark === 'sure' || mark === 'unsure';
    // The form of a policy says one of the two even where nobody has answered.
    const isUnanswered =
      offer === undefined && (field === 'form' || field === 'statutory') && mark === 'on-file';
    if (isUnanswered || (held === '' && !isOffered && !NEEDED.includes(field))) return [];
    const text = isOffered ? (offer?.says ?? '') : held === '' ? 'Missing' : show(held);
    return [{ key: field, label, text, mark, place: offer?.found.place }];
  });
}

function endorsementRows({ line }: LinePlan): readonly Row[] {
  return ENDORSEMENTS.flatMap((name): readonly Row[] => {
    const field = endorsementField(name);
    const basis = line.values[field];
    const tick = tickOf(line.read, name);
    const label = ENDORSEMENT_LABELS[name];
    const place = tick?.place;
    if (basis !== '') {
      const isTicked = tick?.value === true;
      const mark = line.settled.includes(field) ? (isTicked ? 'read' : 'typed') : 'on-file';
      return [{ key: field, label, text: BASES[basis], mark, place }];
    }
    if (tick === undefined) return [];
    const text = tick.value ? 'Checked on the certificate' : 'Not checked on the certificate';
    return [{ key: field, label, text, mark: tick.certainty === 'sure' ? 'read' : 'unsure', place }];
  });
}

export interface ValueGridProps {
  readonly plan: LinePlan;
  readonly onShow: (place: PageRect) => void;
}

/** Every value of a line, each with where it comes from. */
export function ValueGrid({ plan, onShow }: ValueGridProps) {
  const name = LINE_LABELS[plan.line.values.line];
  return (
    <Box
      as="ul"
      aria-label={`Values of ${name}`}
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="4"
    >
      {[...valueRows(plan), ...endorsementRows(plan)].map(({ key, ...row }) => (
        <ValueRow key={key} {...row} of={name} onShow={onShow} />
      ))}
    </Box>
  );
}
