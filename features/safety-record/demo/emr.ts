import { addMonths, type EmrRecord, type NotRated, paperDate } from '@vcms/domain';
import {
  ago,
  type FileContext,
  type FilePart,
  firmReview,
  type SampleDocument,
  sampleDocument,
} from '@vcms/seed/words';
import { keptEmr, keptNotRated } from './kept-versions.ts';

function valuesOf({ quirks, random }: FileContext): readonly [string, string, string] {
  if (quirks.has('emr_over')) return ['1.34', '1.21', '1.12'];
  if (quirks.has('emr_mean_over')) return ['0.97', '1.10', '1.08'];
  const next = () => `0.${random.int(68, 97)}`;
  return [next(), next(), next()];
}

/** Day of the newest modification: some months back, or so that it has run out or is about to. */
function newestDate(context: FileContext): string {
  if (context.quirks.has('emr_expired')) return addMonths(ago(context, 40), -12);
  if (context.quirks.has('emr_ends_soon')) return addMonths(ago(context, -18), -12);
  return ago(context, context.random.int(40, 300));
}

function letter(
  context: FileContext,
  id: string,
  title: string,
  issuedOn: string,
  value: string,
): SampleDocument {
  return sampleDocument({
    contractorId: context.contractorId,
    id,
    typeId: 'emr_letter',
    category: 'emr_letter',
    title,
    issuedOn,
    page: {
      heading: 'WORKERS COMPENSATION EXPERIENCE RATING',
      subheading: 'Sample letter of a rating bureau.',
      rows: [
        ['Insured', context.company.name],
        ['Rating effective date', paperDate(issuedOn)],
        ['Experience modification', value],
      ],
      foot: 'Sample. No bureau has issued this letter.',
    },
  });
}

function ratedPart(context: FileContext): FilePart {
  const newest = newestDate(context);
  const policyNumber = `WC-${context.random.int(100_000, 999_999)}`;
  const records = valuesOf(context).map((value, back): EmrRecord => {
    const isPending = back === 0 && context.quirks.has('emr_pending');
    const effective = addMonths(newest, -12 * back);
    return {
      id: `emr-${back + 1}`,
      effective,
      value,
      kind: back === 2 ? 'intrastate' : 'interstate',
      states: [context.company.state],
      issuer: back === 2 ? 'state_bureau' : 'ncci',
      policyNumber,
      letterDocId: `emr-letter-${back + 1}`,
      state: isPending ? 'submitted' : 'accepted',
      version: 1,
      submittedOn: isPending ? ago(context, 4) : effective,
    };
  });
  return {
    emr: records,
    emrVersions: keptEmr(context, records),
    documents: records.map(({ letterDocId, effective, value }) =>
      letter(context, letterDocId, `EMR letter of ${paperDate(effective)}`, effective, value),
    ),
    reviews: records.flatMap((record) => firmReview(context, 'emr', record)),
  };
}

/** Modifications of three years, or the declaration to have none (domain section 8). */
export function emrPart(context: FileContext): FilePart {
  const { quirks } = context;
  const isAccepted = quirks.has('not_rated_accepted');
  if (!isAccepted && !quirks.has('not_rated_pending')) return ratedPart(context);
  const date = ago(context, isAccepted ? 90 : 5);
  const declaration: NotRated = {
    id: 'not-rated',
    reason: isAccepted ? 'new_business' : 'no_employees',
    date,
    letterDocId: 'not-rated-letter',
    state: isAccepted ? 'accepted' : 'submitted',
    version: 1,
    submittedOn: date,
  };
  return {
    notRated: [declaration],
    notRatedVersions: keptNotRated(context, [declaration]),
    documents: [letter(context, 'not-rated-letter', 'Letter: not rated', date, 'Not rated')],
    reviews: firmReview(context, 'not_rated', declaration),
  };
}
