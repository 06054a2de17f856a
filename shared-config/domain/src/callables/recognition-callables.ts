import { isBase64 } from '../base64.ts';
import { PICTURE_BOUNDS } from '../picture-bounds.ts';
import { z } from '../zod.ts';

const pixel = z
  .number()
  .min(-PICTURE_BOUNDS.side)
  .max(2 * PICTURE_BOUNDS.side);

/** One page of a scan, base64. Nothing of it is kept. */
export const pageRecognizeRequest = z.object({
  picture: z
    .string()
    .min(1)
    .max(Math.ceil(PICTURE_BOUNDS.bytes / 3) * 4, 'This page is too large to be read. Type the values.')
    .refine(isBase64, 'The picture is damaged.'),
});

/** Words with their edges in pixels of the picture; confidence from 0 to 100. */
export const pageRecognizeResponse = z.object({
  words: z
    .array(
      z.object({
        text: z.string().min(1).max(200),
        ...{ left: pixel, top: pixel, right: pixel, bottom: pixel },
        confidence: z.number().min(0).max(100),
      }),
    )
    .max(6_000),
});
