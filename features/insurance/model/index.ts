export { addressLine, brokerAsks, type HolderName } from './broker/broker-ask.ts';
export { brokerLetter } from './broker/broker-letter.ts';
