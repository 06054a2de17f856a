import { Box, Button, CloseButton, HStack, Icon, Text } from '@vcms/ui';
import { type ReactNode, useId, useState } from 'react';
import type { FilterControlProps } from './register-definition.ts';

export interface ChosenFilterProps extends FilterControlProps {
  readonly label: string;
  /** What the cross says that goes back to everything, such as "People of all companies". */
  readonly clearLabel: string;
  /** How the chosen one is called. */
  readonly name: (value: string) => ReactNode;
  /** The dialog in which one is chosen. */
  readonly dialog: (choose: (value: string) => void, onClose: () => void) => ReactNode;
}

/** A filter by one of many records, which a select could not hold: chosen in a dialog, cleared by a cross. */
export function ChosenFilter({ label, clearLabel, name, dialog, value, choose }: ChosenFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  const chooseAndClose = (chosen: string) => {
    close();
    choose(chosen);
  };
  return (
    <Box w={{ base: 'full', sm: 'auto' }}>
      <Text id={`${id}label`} textStyle="sm" fontWeight="medium" mb="1.5">
        {label}
      </Text>
      <HStack gap="1">
        <Button
          size="sm"
          variant="outline"
          id={`${id}button`}
          aria-labelledby={`${id}label ${id}button`}
          aria-haspopup="dialog"
          fontWeight="normal"
          justifyContent="space-between"
          flex={{ base: '1', sm: 'none' }}
          w={{ sm: '40' }}
          minW="0"
          onClick={() => setOpen(true)}
        >
          <Text as="span" truncate>
            {value === '' ? 'All' : name(value)}
          </Text>
          <Icon name="chevron-down" />
        </Button>
        {value !== '' && <CloseButton size="sm" aria-label={clearLabel} onClick={() => choose('')} />}
      </HStack>
      {isOpen && dialog(chooseAndClose, close)}
    </Box>
  );
}
