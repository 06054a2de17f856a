import { type CallableResponse, formatDate, paceText } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useEffect, useState } from 'react';

/** How the firm keeps its promise to decide within three working days, measured; nothing while the server does not say. */
export function ReviewPaceLine() {
  const backend = useBackend();
  const [pace, setPace] = useState<CallableResponse<'reviewPace'>>();
  useEffect(() => {
    let isGone = false;
    void import('./ask-pace.ts')
      .then(({ askPace }) => askPace(backend.functions))
      .catch(() => undefined)
      .then((answer) => {
        if (!isGone) setPace(answer);
      });
    return () => {
      isGone = true;
    };
  }, [backend]);
  const text = pace === undefined ? undefined : paceText(pace);
  if (pace === undefined || text === undefined) return null;
  return (
    <Text textStyle="sm" color="fg.muted" mt="2">
      Decided since {formatDate(pace.from)}: {text}
    </Text>
  );
}
