import { Button } from '@vcms/ui';

export interface DraftOrSubmitProps {
  readonly busy: boolean;
  /** undefined: nothing can be kept as a draft. */
  readonly onSaveDraft: (() => void) | undefined;
}

/** The two ways to leave a form of evidence: keep it as a draft, or submit it. */
export function DraftOrSubmit({ busy, onSaveDraft }: DraftOrSubmitProps) {
  return (
    <>
      {onSaveDraft !== undefined && (
        <Button variant="outline" disabled={busy} onClick={onSaveDraft}>
          Save draft
        </Button>
      )}
      <Button type="submit" loading={busy} loadingText="Saving">
        Submit
      </Button>
    </>
  );
}
