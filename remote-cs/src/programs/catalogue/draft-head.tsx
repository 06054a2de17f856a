import { Button, Flex, Heading } from '@vcms/ui';

export type DraftMode = 'edit' | 'preview' | 'difference';

export interface DraftHeadProps {
  readonly n: number;
  readonly mode: DraftMode;
  readonly isDirty: boolean;
  readonly isStoring: boolean;
  readonly canCompare: boolean;
  readonly canPublish: boolean;
  readonly onMode: (mode: DraftMode) => void;
  readonly onSave: () => void;
  readonly onPublish: () => void;
  readonly onDiscard: () => void;
}

/** Which draft it is, and what can be done with it. */
export function DraftHead(props: DraftHeadProps) {
  const { n, mode, isDirty, isStoring, canCompare, canPublish, onMode, onSave, onPublish, onDiscard } = props;
  return (
    <Flex gap="3" wrap="wrap" justify="space-between" align="center" mb="4">
      <Heading as="h3" size="lg">
        Edition {n}, draft
      </Heading>
      <Flex gap="2" wrap="wrap">
        <Button variant="ghost" disabled={isStoring} onClick={onDiscard}>
          Discard draft
        </Button>
        {mode !== 'edit' && (
          <Button variant="outline" onClick={() => onMode('edit')}>
            Back to editing
          </Button>
        )}
        {mode !== 'preview' && (
          <Button variant="outline" onClick={() => onMode('preview')}>
            Preview
          </Button>
        )}
        {canCompare && mode !== 'difference' && (
          <Button variant="outline" onClick={() => onMode('difference')}>
            Show changes
          </Button>
        )}
        <Button
          variant="outline"
          disabled={!isDirty}
          loading={isStoring}
          loadingText="Saving"
          onClick={onSave}
        >
          Save draft
        </Button>
        <Button disabled={!canPublish} onClick={onPublish}>
          Publish
        </Button>
      </Flex>
    </Flex>
  );
}
