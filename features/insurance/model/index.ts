export { addressLine, brokerAsks, type HolderName } from './broker/broker-ask.ts';
export { brokerLetter } from './broker/broker-letter.ts';
export { endingPolicy, isSameBroker, renewalBegins, renewalStep } from './broker/renewal-plan.ts';
export { type LetterStanding, letterContent } from './letter-content.ts';
