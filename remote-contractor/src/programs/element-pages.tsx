import type { Program } from '@vcms/domain';
import type { LikelyPage } from '@vcms/programs/model';
import { Badge, Box, Button, Field, Flex, Input, Text } from '@vcms/ui';
import type { VersionProblems } from './version-form.ts';

export interface ElementPagesProps {
  readonly elements: Program['elements'];
  /** What the reviewer wrote, by element; empty for a first version. */
  readonly findings: ReadonlyMap<string, string>;
  readonly pages: Readonly<Record<string, string>>;
  readonly problems: VersionProblems;
  /** Pages on which the file seems to cover an element. */
  readonly likely: ReadonlyMap<string, readonly LikelyPage[]>;
  readonly onChange: (elementId: string, page: string) => void;
}

/** Each element with the page of the file that covers it. */
export function ElementPages({ elements, findings, pages, problems, likely, onChange }: ElementPagesProps) {
  return (
    <Box as="ul" aria-label="Elements" m="0" p="0">
      {elements.map(({ id, text, cfr, critical }) => {
        const finding = findings.get(id);
        return (
          <Flex
            as="li"
            key={id}
            listStyleType="none"
            gap="4"
            direction={{ base: 'column', sm: 'row' }}
            justify="space-between"
            borderTopWidth="1px"
            py="3"
            _first={{ borderTopWidth: '0' }}
          >
            <Box minW="0">
              <Text>{text}</Text>
              <Flex mt="1" gap="2" wrap="wrap" align="center">
                {cfr !== undefined && (
                  <Text textStyle="xs" color="fg.muted">
                    {cfr}
                  </Text>
                )}
                {critical && (
                  <Badge size="sm" colorPalette="red">
                    Critical
                  </Badge>
                )}
              </Flex>
              <Flex mt="1" gap="2" wrap="wrap">
                {(likely.get(id) ?? []).map(({ page }) => (
                  <Button
                    key={page}
                    size="2xs"
                    variant={pages[id] === String(page) ? 'solid' : 'outline'}
                    aria-pressed={pages[id] === String(page)}
                    aria-label={`Page ${page}: ${text}`}
                    onClick={() => onChange(id, String(page))}
                  >
                    Page {page}
                  </Button>
                ))}
              </Flex>
              {finding !== undefined && (
                <Text mt="2" textStyle="sm" borderStartWidth="3px" borderColor="border.warning" ps="3">
                  {finding}
                </Text>
              )}
            </Box>
            <Field.Root
              invalid={problems[`page.${id}`] !== undefined}
              w={{ base: '8rem', sm: '9rem' }}
              flexShrink="0"
            >
              <Field.Label textStyle="xs">Page</Field.Label>
              <Input
                size="sm"
                inputMode="numeric"
                maxLength={4}
                aria-label={`Page: ${text}`}
                value={pages[id] ?? ''}
                onChange={({ currentTarget }) => onChange(id, currentTarget.value)}
              />
              <Field.ErrorText>{problems[`page.${id}`]}</Field.ErrorText>
            </Field.Root>
          </Flex>
        );
      })}
    </Box>
  );
}
