import { counted, type Item } from '@vcms/domain';
import { Box, Button, Heading, Icon, Stack, Text } from '@vcms/ui';
import { useId, useState } from 'react';
import { ItemTrace } from './item-trace.tsx';
import { type WhyGroup, whyAnswer } from './why-groups.ts';
import type { Reader } from './why-words.ts';

export interface WhyListProps {
  readonly items: readonly Item[];
  readonly reader: Reader;
  /** Where the reader can see to an item; undefined: nowhere. */
  readonly pathOf: (item: Item) => string | undefined;
  /** Of the categories' headings; default: 3, below that of a dialog or a panel. */
  readonly level?: 3 | 4;
  /** Said where there are no items. */
  readonly nothing?: string;
}

interface GroupsProps extends Pick<WhyListProps, 'reader' | 'pathOf' | 'level'> {
  readonly groups: readonly WhyGroup[];
}

function Group({ group, ...props }: Omit<GroupsProps, 'groups'> & { readonly group: WhyGroup }) {
  const { reader, pathOf, level = 3 } = props;
  const { category, items } = group;
  const id = useId();
  return (
    <Box>
      <Heading as={`h${level}`} id={id} size="sm" mb="2">
        {category}
      </Heading>
      <Box as="ul" aria-labelledby={id} m="0" p="0" ps="4" borderStartWidth="2px">
        {items.map((item) => (
          <ItemTrace
            key={item.key}
            level={level === 3 ? 4 : 5}
            path={pathOf(item)}
            {...{ item, category, reader }}
          />
        ))}
      </Box>
    </Box>
  );
}

function Groups({ groups, ...props }: GroupsProps) {
  return (
    <Stack gap="6">
      {groups.map((group) => (
        <Group key={group.category} group={group} {...props} />
      ))}
    </Stack>
  );
}

/** Why items are what they are, by category: what is open first; what is met is folded, unless there is nothing else. */
export function WhyList({ items, nothing = 'Nothing is required yet.', ...props }: WhyListProps) {
  const { open, met, metCount } = whyAnswer(items);
  const [isUnfolded, setUnfolded] = useState(false);
  const area = useId();
  if (items.length === 0) return <Text color="fg.muted">{nothing}</Text>;
  if (open.length === 0) {
    return (
      <Stack gap="4">
        <Text>Everything that is required is met.</Text>
        <Groups groups={met} {...props} />
      </Stack>
    );
  }
  return (
    <Stack gap="6">
      <Groups groups={open} {...props} />
      {metCount > 0 && (
        <Box borderTopWidth="1px" pt="3">
          <Button
            size="sm"
            variant="ghost"
            ms="-3"
            aria-expanded={isUnfolded}
            aria-controls={area}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Icon name={isUnfolded ? 'chevron-down' : 'chevron-right'} /> {counted(metCount, 'requirement')}{' '}
            met
          </Button>
          <Box id={area} mt="3" hidden={!isUnfolded}>
            {isUnfolded && <Groups groups={met} {...props} />}
          </Box>
        </Box>
      )}
    </Stack>
  );
}
