export type { Spot } from './overlooked-spots.ts';
export { pictureSize } from './picture-size.ts';
export { createRecognizer, type Recognizer } from './recognizer.ts';
