import { isBase64 } from '../base64.ts';
import { PICTURE_BOUNDS } from '../picture-bounds.ts';
import { z } from '../zod.ts';

const pixel = z
  .number()
  .min(-PICTURE_BOUNDS.side)
  .max(2 * PICTURE_BOUNDS.side);

/** Of what the page saw in its own picture. */
const spotEdge = z.number().int().min(0).max(PICTURE_BOUNDS.side);
/** Edges in pixels of the picture. */
const edges = { left: pixel, top: pixel, right: pixel, bottom: pixel };

/** One page of a scan, base64, and where it has something like a word, which is looked at again if it is overlooked. Nothing is kept. */
export const pageRecognizeRequest = z.object({
  picture: z
    .string()
    .min(1)
    .max(Math.ceil(PICTURE_BOUNDS.bytes / 3) * 4, 'This page is too large to be read. Type the values.')
    .refine(isBase64, 'The picture is damaged.'),
  spots: z
    .array(z.object({ left: spotEdge, top: spotEdge, right: spotEdge, bottom: spotEdge }))
    .max(PICTURE_BOUNDS.spots)
    .optional(),
});

/** Words with their edges in pixels of the picture; confidence from 0 to 100. */
export const pageRecognizeResponse = z.object({
  words: z
    .array(
      z.object({
        text: z.string().min(1).max(200),
        ...edges,
        confidence: z.number().min(0).max(100),
      }),
    )
    .max(6_000),
});
