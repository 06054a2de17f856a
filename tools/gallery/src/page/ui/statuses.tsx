import { Alert, Avatar, Badge, Stack, StatusChip, StatusLine, StatusMark, TONE_LOOKS } from '@vcms/ui';
import { Columns, LONG, Part, Row, Shown } from '../shown.tsx';

const TONES = Object.keys(TONE_LOOKS) as readonly (keyof typeof TONE_LOOKS)[];
const PALETTES = ['gray', 'blue', 'green', 'orange', 'red', 'purple'] as const;
const KINDS = ['info', 'success', 'warning', 'error'] as const;

export function Statuses() {
  return (
    <Shown>
      <Row name="StatusChip">
        {TONES.map((tone) => (
          <StatusChip key={tone} tone={tone} label={tone} />
        ))}
        <StatusChip tone="info" label="Another icon" icon="clock" />
      </Row>
      <Row name="StatusMark">
        {TONES.map((tone) => (
          <StatusMark key={tone} tone={tone} label={tone} />
        ))}
      </Row>
      <Part name="StatusLine">
        <Columns>
          {TONES.map((tone) => (
            <StatusLine key={tone} tone={tone}>
              {tone === 'warning' ? LONG : 'Two policies end.'}
            </StatusLine>
          ))}
        </Columns>
      </Part>
      {(['subtle', 'outline', 'solid'] as const).map((variant) => (
        <Row key={variant} name={`Badge ${variant}`}>
          {PALETTES.map((palette) => (
            <Badge key={palette} variant={variant} colorPalette={palette}>
              {palette}
            </Badge>
          ))}
        </Row>
      ))}
      <Part name="Alert">
        <Stack gap="3">
          {KINDS.map((status) => (
            <Alert.Root key={status} status={status}>
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Title>{status === 'error' ? LONG : 'The certificate was returned.'}</Alert.Title>
                {status === 'error' && <Alert.Description>Correct it and submit it again.</Alert.Description>}
              </Alert.Content>
            </Alert.Root>
          ))}
          <Alert.Root size="sm" status="warning">
            <Alert.Indicator />
            <Alert.Title>Small</Alert.Title>
          </Alert.Root>
        </Stack>
      </Part>
      <Row name="Avatar">
        <Avatar.Root>
          <Avatar.Fallback name="Ada Lovelace" />
        </Avatar.Root>
        <Avatar.Root size="sm">
          <Avatar.Fallback name="Grace" />
        </Avatar.Root>
        <Avatar.Root size="lg">
          <Avatar.Fallback />
        </Avatar.Root>
      </Row>
    </Shown>
  );
}
