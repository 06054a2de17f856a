import { Button, CloseButton, Icon, IconButton } from '@vcms/ui';
import { FOCUSED, HOVERED, LONG, PRESSED, Row, Shown } from '../shown.tsx';

const VARIANTS = ['solid', 'outline', 'ghost'] as const;
const SIZES = ['2xs', 'xs', 'sm', 'md', 'lg'] as const;
const PALETTES = [undefined, 'gray', 'green', 'red'] as const;

export function Buttons() {
  return (
    <Shown>
      {VARIANTS.map((variant) => (
        <Row key={variant} name={`Button ${variant}`}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} {...HOVERED}>
            Hovered
          </Button>
          <Button variant={variant} {...FOCUSED}>
            Focused
          </Button>
          <Button variant={variant} {...PRESSED}>
            Pressed
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading loadingText="Saving">
            Save
          </Button>
        </Row>
      ))}
      {(['solid', 'outline'] as const).map((variant) => (
        <Row key={variant} name={`Colours, ${variant}`}>
          {PALETTES.map((palette) => (
            <Button key={palette ?? 'theme'} size="sm" variant={variant} colorPalette={palette}>
              {palette ?? 'theme'}
            </Button>
          ))}
        </Row>
      ))}
      <Row name="Sizes">
        {SIZES.map((size) => (
          <Button key={size} size={size} variant="outline">
            <Icon name="plus" /> {size}
          </Button>
        ))}
      </Row>
      <Row name="IconButton, CloseButton">
        {VARIANTS.map((variant) => (
          <IconButton key={variant} variant={variant} aria-label={variant}>
            <Icon name="bell" />
          </IconButton>
        ))}
        <IconButton size="sm" variant="outline" aria-label="Disabled" disabled>
          <Icon name="bell" />
        </IconButton>
        <CloseButton aria-label="Close" />
        <CloseButton aria-label="Close" size="sm" {...FOCUSED} />
        <CloseButton aria-label="Close" size="sm" {...HOVERED} />
      </Row>
      <Row name="Long words">
        <Button variant="outline" maxW="full" whiteSpace="normal" h="auto" py="2" textAlign="start">
          {LONG}
        </Button>
      </Row>
    </Shown>
  );
}
