import { Link } from '@vcms/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { queueAddress } from './review-side.ts';
import type { ReviewTopic } from './review-topic.ts';

/** The way back from an address that leads nowhere. */
export function BackToQueue({ topic }: { readonly topic: ReviewTopic }) {
  const [params] = useSearchParams();
  return (
    <Link asChild>
      <RouterLink to={queueAddress(topic, params)}>Back to the queue</RouterLink>
    </Link>
  );
}
