export {
  type AnnouncementValues,
  draftProblems,
  NEW_ANNOUNCEMENT,
  sendProblems,
} from './announcement-form.ts';
export { type FileStanding, fileStanding, standingWords } from './file-standing.ts';
export { filesWords } from './files-words.ts';
export { type Block, messageBlocks, type Piece } from './message.ts';
export { messageText } from './message-text.ts';
export { zonedClock, zonedMoment } from './zoned-time.ts';
