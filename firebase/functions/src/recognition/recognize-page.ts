import { type CallableResponse, type CheckedRequest, PICTURE_BOUNDS } from '@vcms/domain';
import {
  type CallableNeeds,
  type Caller,
  countCall,
  type RateLimit,
  Refusal,
  type Trusted,
} from '@vcms/server/core';
import { pictureSize, type Recognizer } from '@vcms/server/recognition';

/** Ten certificates of six pages an hour for a person; a company's people have four times as many. */
export const PAGES_OF_PERSON: RateLimit = { scope: 'recognize-person', count: 60, seconds: 3600 };
export const PAGES_OF_COMPANY: RateLimit = { scope: 'recognize-company', count: 240, seconds: 3600 };

/** One page at a time in each instance: the engine takes a whole processor, and 300 MB for a page at its largest. */
export const RECOGNITION_OPTIONS: CallableNeeds = {
  memory: '2GiB',
  concurrency: 1,
  maxInstances: 5,
  timeoutSeconds: 120,
};

const DAMAGED = 'This page cannot be read. Type the values.';
const BUSY = 'Too many pages are being read just now. Try again in a few minutes.';

/** The picture, by its own bytes: what it is called or said to be does not count. */
function checkedPicture(picture: string): Buffer {
  const bytes = Buffer.from(picture, 'base64');
  const size = bytes.length > PICTURE_BOUNDS.bytes ? undefined : pictureSize(bytes);
  if (size === undefined) throw new Refusal('invalid', DAMAGED, 'picture');
  const { width, height } = size;
  const isWithin = Math.max(width, height) <= PICTURE_BOUNDS.side && width * height <= PICTURE_BOUNDS.pixels;
  if (width < 1 || height < 1 || !isWithin) throw new Refusal('invalid', DAMAGED, 'picture');
  return bytes;
}

/** The words of one page of a scan, for any person of the product. Neither the picture nor a word is stored or logged. */
export function recognizePage(recognizer: Recognizer) {
  return async (
    trusted: Trusted,
    { uid, companyId }: Caller,
    { picture, spots }: CheckedRequest<'pageRecognize'>,
  ): Promise<CallableResponse<'pageRecognize'>> => {
    const bytes = checkedPicture(picture);
    await countCall(trusted, PAGES_OF_PERSON, uid);
    await countCall(trusted, PAGES_OF_COMPANY, companyId);
    const recognition = await recognizer.recognize(bytes, spots);
    if (recognition.kind === 'unreadable') throw new Refusal('invalid', DAMAGED, 'picture');
    if (recognition.kind === 'busy') throw new Refusal('too-many', BUSY);
    return { words: [...recognition.words] };
  };
}
