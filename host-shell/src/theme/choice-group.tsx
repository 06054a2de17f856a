import { Box } from '@vcms/ui';
import { type ReactNode, useId } from 'react';
import type { SettingChoice } from './setting-labels.ts';

export interface ChoiceGroupProps<Value extends string> {
  /** Visible name of the radio group. */
  readonly label: string;
  readonly choices: readonly SettingChoice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** Columns of the grid. */
  readonly columns: number;
  /** Draws one choice; default: its label as a tile. */
  readonly draw?: (choice: SettingChoice<Value>, chosen: boolean) => ReactNode;
}

const tileStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  minHeight: 'max(2.5rem, 32px)',
  paddingInline: '0.5rem',
  paddingBlock: '0.375rem',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'lg',
  textAlign: 'center',
  lineHeight: '1.2',
  textStyle: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
};

const chosenStyle = {
  borderColor: 'colorPalette.solid',
  borderWidth: '2px',
  bg: 'colorPalette.subtle',
  color: 'colorPalette.fg',
  fontWeight: 'bold',
};

const labelStyle = {
  position: 'relative',
  display: 'block',
  borderRadius: 'lg',
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'colorPalette.focusRing',
    outlineOffset: '2px',
  },
};

/** A single tile left over in a row of three takes the row, so that the group has no hole. */
const lastOfThreeStyle = { '&:last-of-type:nth-of-type(3n + 1)': { gridColumn: '1 / -1' } };

/** Native radios: arrow keys, one tab stop and label clicks come from the browser. */
const inputStyle = {
  position: 'absolute',
  top: '0',
  left: '0',
  boxSize: '0.75rem',
  opacity: '0',
  margin: '0',
};

/** One setting with a few exclusive choices, applied at once. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, choices, value, onChoose, columns, draw } = props;
  const name = useId();
  return (
    <Box role="radiogroup" aria-labelledby={`${name}label`}>
      <Box id={`${name}label`} mb="2.5" fontWeight="semibold">
        {label}
      </Box>
      <Box display="grid" gridTemplateColumns={`repeat(${columns}, minmax(min-content, 1fr))`} gap="2">
        {choices.map((choice) => (
          <Box
            as="label"
            key={choice.value}
            css={columns === 3 ? { ...labelStyle, ...lastOfThreeStyle } : labelStyle}
          >
            <Box asChild css={inputStyle}>
              <input
                type="radio"
                name={name}
                value={choice.value}
                aria-label={choice.label}
                checked={choice.value === value}
                onChange={() => onChoose(choice.value)}
              />
            </Box>
            {draw?.(choice, choice.value === value) ?? (
              <Box as="span" css={choice.value === value ? { ...tileStyle, ...chosenStyle } : tileStyle}>
                {choice.label}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
