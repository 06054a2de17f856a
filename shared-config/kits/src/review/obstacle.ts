import type { EvidenceState, Review } from '@vcms/domain';
import type { ReviewSide } from './review-side.ts';
import type { ReviewTopic } from './review-topic.ts';
import type { ReviewedSubject } from './reviewed-subject.ts';

interface Situation {
  readonly topic: Pick<ReviewTopic, 'noun' | 'accept'>;
  readonly subject: Pick<ReviewedSubject, 'id' | 'state' | 'version' | 'createdBy' | 'decidedFirstBy'>;
  readonly reviews: readonly Review[];
  readonly side: ReviewSide;
  readonly uid: string;
}

function endedText(noun: string, state: EvidenceState): string | undefined {
  const texts: Readonly<Partial<Record<EvidenceState, string>>> = {
    draft: `The contractor is working on this ${noun}. There is nothing to decide until it is submitted.`,
    withdrawn: `The contractor withdrew this ${noun}. There is nothing to decide.`,
    archived: `This ${noun} is archived.`,
  };
  return texts[state];
}

function decidedText({ noun, accept }: Situation['topic'], state: EvidenceState): string | undefined {
  const texts: Readonly<Partial<Record<EvidenceState, string>>> = {
    accepted: `The firm ${accept.done} this ${noun}.`,
    rejected: `The firm rejected this ${noun}.`,
    changes_requested: `This ${noun} went back to the contractor.`,
    superseded: `A later ${noun} has replaced this one.`,
    cancelled: `This ${noun} was cancelled.`,
  };
  return texts[state];
}

/** Why this person cannot decide on the evidence now, as a sentence; undefined: it can be taken. */
export function obstacleFor({ topic, subject, reviews, side, uid }: Situation): string | undefined {
  const { noun } = topic;
  const ended = endedText(noun, subject.state);
  if (ended !== undefined) return ended;
  if (side.kind === 'firm') {
    if (subject.createdBy === uid) {
      return `You entered this ${noun}. Another reviewer at the firm must review it.`;
    }
    if (subject.decidedFirstBy === uid) {
      return `You decided on this ${noun} first. Somebody else of the firm takes the second look.`;
    }
    return decidedText(topic, subject.state);
  }
  const isDecided = reviews.some(
    ({ scope, subjectId, subjectVersion }) =>
      scope === side.scope && subjectId === subject.id && subjectVersion === subject.version,
  );
  return isDecided ? 'Your company has decided on this version.' : undefined;
}
