import { findNaicsParts, loadNaicsParts, type NaicsPart } from '@vcms/companies/model';
import { NAICS_GROUP_BOUNDS, validationText } from '@vcms/domain';
import { useLoaded } from '@vcms/kits';
import { type Choice, ChosenList, SearchList } from '@vcms/kits/form';
import { Box, Button, Fieldset, LoadingBlock, Text } from '@vcms/ui';

export interface GroupCodesProps {
  readonly codes: readonly string[];
  readonly problem: string | undefined;
  /** Codes of all groups: none is in two. */
  readonly taken: readonly string[];
  /** `title` is the official one of a code that was added, as long as a name may be. */
  readonly onChange: (codes: readonly string[], title: string) => void;
}

const { codes: MOST, name: NAME } = NAICS_GROUP_BOUNDS;
const NO_PARTS: readonly NaicsPart[] = [];

function choiceOf({ code, title }: NaicsPart): Choice {
  const detail = code.length < 6 ? `Every code that begins with ${code}.` : undefined;
  return { code, label: `${code} ${title}`.trim(), detail };
}

/** The NAICS codes of a group, found by words or digits. */
export function GroupCodes({ codes, problem, taken, onChange }: GroupCodesProps) {
  const loaded = useLoaded(loadNaicsParts);
  const parts = loaded.kind === 'ready' ? loaded.value : NO_PARTS;
  const partOf = (code: string) => parts.find((part) => part.code === code) ?? { code, title: '' };
  return (
    <Fieldset.Root invalid={problem !== undefined}>
      <Fieldset.Legend fontWeight="medium">NAICS codes</Fieldset.Legend>
      <ChosenList
        label="NAICS codes of the group"
        items={codes.map((code) => choiceOf(partOf(code)))}
        empty="No NAICS code yet."
        remove={(code) =>
          onChange(
            codes.filter((other) => other !== code),
            '',
          )
        }
      />
      {loaded.kind === 'loading' && <LoadingBlock label="Loading NAICS titles" rows={2} />}
      {loaded.kind === 'failed' && (
        <Box>
          <Text>The NAICS titles could not be loaded. Check your connection, then try again.</Text>
          <Button size="sm" mt="2" variant="outline" onClick={loaded.retry}>
            Try again
          </Button>
        </Box>
      )}
      {loaded.kind === 'ready' && codes.length < MOST && (
        <SearchList
          label="Find NAICS codes"
          help="Search by words, such as roofing, or type 2 to 6 digits: 238 stands for every code that begins with 238."
          verb="Add"
          nothing={() => `${validationText('V20')} Search by other words, or by the first digits.`}
          find={(text) =>
            findNaicsParts(parts, text)
              .filter(({ code }) => !taken.includes(code))
              .map(choiceOf)
          }
          choose={(code) => onChange([...codes, code], partOf(code).title.slice(0, NAME.max).trim())}
        />
      )}
      <Fieldset.ErrorText>{problem}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
}
