import { INSURANCE_LINES, type InsuranceLine } from '@vcms/domain';
import { DashboardSection, useFocusFallback } from '@vcms/kits';
import { ImpactPanel } from '@vcms/kits/impact';
import { useLeaveGuard, useNotify } from '@vcms/sdk';
import { Button, Stack } from '@vcms/ui';
import { useCallback, useState } from 'react';
import { DateFields } from './date-fields.tsx';
import { LimitsActions } from './limits-actions.tsx';
import { draftProblems, type LineValues, publishProblems } from './limits-form-values.ts';
import { isDirty, withVersion } from './limits-state.ts';
import { LineCard } from './line-card.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { StartChoice } from './start-choice.tsx';
import { useLimitsCheck } from './use-limits-check.ts';
import { useLimitsEditor } from './use-limits-editor.ts';
import { useLimitsImpact } from './use-limits-impact.ts';
import type { StoredVersion, Versions } from './use-versions.ts';
import { VersionHistory } from './version-history.tsx';

/** Once it is stored, its buttons wait: the versions say what has become of it. */
function versionsIn(area: HTMLElement): HTMLElement | null {
  return area.querySelector('ul[aria-label=Versions]');
}

/** The draft of the insurance limits: what is asked, from when, whom it concerns; then the versions so far. */
export function LimitsEditor({ versions }: { readonly versions: Versions }) {
  const notify = useNotify();
  const editor = useLimitsEditor(versions);
  const { state, change } = editor;
  const { values } = state;
  const { problems, problem, setProblem, form, isFine, forget } = useLimitsCheck(values);
  const { impact, judge } = useLimitsImpact(state, versions.today);
  const [isPublishing, setPublishing] = useState(false);
  useFocusFallback(form, versionsIn);
  useLeaveGuard(isDirty(state));

  const changeLine = useCallback(
    (line: InsuranceLine, changes: Partial<LineValues>) =>
      change((before) => {
        const lines = { ...before.values.lines, [line]: { ...before.values.lines[line], ...changes } };
        return { ...before, values: { ...before.values, lines } };
      }),
    [change],
  );

  async function save(): Promise<void> {
    if (!isFine(draftProblems)) return;
    const result = await editor.save();
    setProblem(result.kind === 'failed' ? result.message : undefined);
    if (result.kind === 'done') notify.show({ kind: 'success', message: 'The draft is saved.' });
  }

  function publish(): void {
    if (!isFine((next) => publishProblems(next, versions.today))) return;
    judge();
    setPublishing(true);
  }

  function restore(version: StoredVersion): void {
    change((before) => withVersion(before, version));
    notify.show({
      kind: 'info',
      message: `Version ${version.n} is in the form. Save it as a draft, or publish it.`,
    });
  }

  return (
    <Stack gap="6" ref={form}>
      <StartChoice editor={editor} versions={versions} />
      <OutdatedNote editor={editor} />
      <DateFields {...{ values, problems, versions, change }} />
      {INSURANCE_LINES.map((line) => (
        <LineCard
          key={line}
          line={line}
          values={values.lines[line]}
          problems={problems}
          onChange={changeLine}
        />
      ))}
      <DashboardSection title="Impact" description="Who these limits would affect on their first day.">
        <ImpactPanel
          impact={impact}
          hint="Preview before you publish. Nothing is saved and no one is notified."
        />
        <Button mt="4" variant="outline" onClick={() => isFine(draftProblems) && judge()}>
          Preview impact
        </Button>
      </DashboardSection>
      <LimitsActions
        problem={problem}
        isDirty={isDirty(state)}
        isBusy={editor.busy}
        save={() => void save()}
        publish={publish}
      />
      <VersionHistory versions={versions} onRestore={restore} />
      {isPublishing && (
        <PublishDialog
          {...{ editor, versions, impact }}
          onClose={() => {
            setPublishing(false);
            // What follows a published version is a new draft that nobody has tried to publish yet.
            forget();
          }}
        />
      )}
    </Stack>
  );
}
