import { DashboardSection } from '@vcms/kits';
import { FormProblem } from '@vcms/kits/form';
import { Box, Button, HStack, Text } from '@vcms/ui';
import type { FormEvent, ReactNode } from 'react';

export interface FormSectionProps {
  readonly title: string;
  readonly description: string;
  /** Such as Save profile. */
  readonly saveLabel: string;
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** Why the last try was not stored; what was typed stays. */
  readonly problem: string | undefined;
  readonly onSubmit: () => void;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** A part of the page that is saved by itself. */
export function FormSection(props: FormSectionProps) {
  const { title, description, saveLabel, isDirty, busy, problem, onSubmit, onDiscard, children } = props;

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <DashboardSection title={title} description={description}>
      <form noValidate aria-label={title} onSubmit={submit}>
        {children}
        <Box mt="5">
          <FormProblem message={problem} />
        </Box>
        <HStack gap="3" wrap="wrap">
          <Button type="submit" disabled={!isDirty} loading={busy} loadingText="Saving">
            {saveLabel}
          </Button>
          {isDirty && (
            <>
              <Button variant="outline" disabled={busy} onClick={onDiscard}>
                Discard changes
              </Button>
              <Text textStyle="sm" color="fg.muted">
                You have unsaved changes.
              </Text>
            </>
          )}
        </HStack>
      </form>
    </DashboardSection>
  );
}
