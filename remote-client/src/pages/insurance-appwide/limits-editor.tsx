import { INSURANCE_LINES, type InsuranceLine, isCalendarDate } from '@vcms/domain';
import { DashboardSection, FormProblem, ImpactPanel, type ImpactRequest, useImpact } from '@vcms/pages';
import { useLeaveGuard, useNotify, useSession } from '@vcms/sdk';
import { Box, Button, Flex, Stack, Text } from '@vcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DateFields } from './date-fields.tsx';
import {
  draftProblems,
  type LimitsProblems,
  type LimitsValues,
  type LineValues,
  limitsContent,
  publishProblems,
} from './limits-form-values.ts';
import { isDirty, withVersion } from './limits-state.ts';
import { LineCard } from './line-card.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { StartChoice } from './start-choice.tsx';
import { useLimitsEditor } from './use-limits-editor.ts';
import type { StoredVersion, Versions } from './use-versions.ts';
import { VersionHistory } from './version-history.tsx';

const MENDED = 'Some entries are wrong. They are marked above.';

function hasProblems(problems: LimitsProblems): boolean {
  return Object.keys(problems).length > 0;
}

/** The draft of the insurance limits: what is asked, from when, whom it concerns; then the versions so far. */
export function LimitsEditor({ versions }: { readonly versions: Versions }) {
  const { companyId } = useSession();
  const notify = useNotify();
  const editor = useLimitsEditor(versions);
  const impact = useImpact();
  const { state, change } = editor;
  const { values, base } = state;
  /** What is checked while it is typed: nothing before the first try. */
  const [check, setCheck] = useState<(values: LimitsValues) => LimitsProblems>(() => () => ({}));
  const [problem, setProblem] = useState<string>();
  const [isPublishing, setPublishing] = useState(false);
  const [failures, setFailures] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useLeaveGuard(isDirty(state));
  const problems = check(values);

  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failures]);

  const changeLine = useCallback(
    (line: InsuranceLine, changes: Partial<LineValues>) =>
      change((before) => {
        const lines = { ...before.values.lines, [line]: { ...before.values.lines[line], ...changes } };
        return { ...before, values: { ...before.values, lines } };
      }),
    [change],
  );

  function isFine(how: (values: LimitsValues) => LimitsProblems): boolean {
    setCheck(() => how);
    const wrong = hasProblems(how(values));
    setProblem(wrong ? MENDED : undefined);
    if (wrong) setFailures((count) => count + 1);
    return !wrong;
  }

  function judge(): void {
    const content = limitsContent(values, base);
    const { effectiveFrom, changeNote: _note, ...demands } = content;
    const asOf =
      isCalendarDate(effectiveFrom) && effectiveFrom > versions.today ? effectiveFrom : versions.today;
    const request: ImpactRequest = { kind: 'set', clientId: companyId, asOf, demands };
    const isKnown =
      JSON.stringify(impact.request) === JSON.stringify(request) &&
      ['running', 'done'].includes(impact.state.kind);
    if (!isKnown) impact.start(request);
  }

  async function save(): Promise<void> {
    if (!isFine(draftProblems)) return;
    const result = await editor.save();
    setProblem(result.kind === 'failed' ? result.message : undefined);
    if (result.kind === 'done') notify.show({ kind: 'success', message: 'The draft is saved.' });
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
      <DashboardSection title="Impact" description="Whom these limits would concern on their first day.">
        <ImpactPanel
          impact={impact}
          hint="Preview it before you publish. Nothing is stored, nobody is told."
        />
        <Button mt="4" variant="outline" onClick={() => isFine(draftProblems) && judge()}>
          Preview impact
        </Button>
      </DashboardSection>
      <Box>
        <FormProblem message={problem} />
        <Flex wrap="wrap" gap="3" align="center" justify="flex-end">
          <Text color="fg.muted" textStyle="sm">
            {isDirty(state) ? 'There are changes that are not saved.' : 'Everything is saved.'}
          </Text>
          <Button variant="outline" disabled={editor.busy || !isDirty(state)} onClick={() => void save()}>
            Save draft
          </Button>
          <Button
            disabled={editor.busy}
            onClick={() => {
              if (!isFine((next) => publishProblems(next, versions.today))) return;
              judge();
              setPublishing(true);
            }}
          >
            Publish
          </Button>
        </Flex>
      </Box>
      <VersionHistory versions={versions} onRestore={restore} />
      {isPublishing && (
        <PublishDialog
          {...{ editor, versions, impact }}
          onClose={() => {
            setPublishing(false);
            // What follows a published version is a new draft that nobody has tried to publish yet.
            setCheck(() => () => ({}));
          }}
        />
      )}
    </Stack>
  );
}
