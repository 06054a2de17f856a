export { type Layout300a, type Sample300a, write300a } from './sample-300a.ts';
export { type BrokerLayout, type SampleBrokerLetter, writeBrokerLetter } from './sample-broker-letter.ts';
export { type LetterLayout, type SampleEmrLetter, writeEmrLetter } from './sample-emr-letter.ts';
export { type SampleEndorsement, writeEndorsement } from './sample-endorsement.ts';
export type { PaperPage } from './sample-text.ts';
