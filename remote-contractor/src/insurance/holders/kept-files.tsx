import type { CompanyDocument } from '@vcms/domain';
import { Button, Flex, List, Text, VisuallyHidden } from '@vcms/ui';

export interface KeptFilesProps {
  readonly label: string;
  readonly ids: readonly string[];
  readonly documents: readonly CompanyDocument[];
  readonly onRemove: (id: string) => void;
}

/** Files that are on file already, each with a way to take it away. */
export function KeptFiles({ label, ids, documents, onRemove }: KeptFilesProps) {
  if (ids.length === 0) return null;
  return (
    <List.Root aria-label={label} gap="2" listStyleType="none" ps="0">
      {ids.map((id) => {
        const name = documents.find((document) => document.id === id)?.fileName ?? 'A file';
        return (
          <List.Item key={id}>
            <Flex gap="3" align="center" wrap="wrap">
              <Text textStyle="sm" overflowWrap="anywhere">
                {name}
              </Text>
              <Button size="xs" variant="outline" onClick={() => onRemove(id)}>
                Remove<VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            </Flex>
          </List.Item>
        );
      })}
    </List.Root>
  );
}
