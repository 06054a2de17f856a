import { formatDate } from '@vcms/domain';
import { type SecondLook, secondLookOf } from '@vcms/programs/model';
import { Alert } from '@vcms/ui';
import type { ProgramDossier, StoredVersion } from './program-dossier.ts';

interface LookWords {
  readonly status: 'info' | 'success' | 'warning';
  readonly title: string;
  readonly text: string;
}

function wordsOf({ appeal, second }: SecondLook): LookWords {
  if (second === undefined)
    return {
      status: 'info',
      title: `Second look requested ${formatDate(appeal.askedOn)}`,
      text: 'Another reviewer decides. The first decision stands until then.',
    };
  const on = formatDate(second.decidedAt);
  return second.decision === 'accepted'
    ? { status: 'success', title: 'Second look: accepted', text: `Another reviewer accepted it on ${on}.` }
    : {
        status: 'warning',
        title: 'Second look: returned',
        text: `Another reviewer returned it on ${on}, too. Correct it and submit it again.`,
      };
}

/** How the second look at a version stands, where one was asked for. */
export function SecondLookNote({
  version,
  file,
}: {
  readonly version: StoredVersion;
  readonly file: ProgramDossier;
}) {
  const look = secondLookOf(version, file.records.reviews);
  if (look === undefined) return null;
  const { status, title, text } = wordsOf(look);
  return (
    <Alert.Root status={status} size="sm" mt="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>
          {text} Your reason: {look.appeal.reason}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
