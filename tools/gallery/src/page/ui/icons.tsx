import { Box, Grid, ICONS, Icon, IconTile } from '@vcms/ui';
import { Part, Row, Shown } from '../shown.tsx';

export function Icons() {
  return (
    <Shown>
      <Part name="Icon">
        <Grid templateColumns="repeat(auto-fill, minmax(2.25rem, 1fr))" gap="3">
          {Object.keys(ICONS).map((name) => (
            <Box key={name} title={name}>
              <Icon name={name} size="1.5rem" />
            </Box>
          ))}
        </Grid>
      </Part>
      <Row name="Sizes, colours, one that is not known, one with words">
        <Icon name="bell" size="1rem" />
        <Icon name="bell" />
        <Icon name="bell" size="2rem" />
        <Icon name="warning" color="fg.warning" />
        <Icon name="cross" color="fg.error" />
        <Icon name="there-is-no-such-icon" />
        <Icon name={undefined} />
        <Icon name="lock" label="Locked" />
      </Row>
      <Row name="IconTile">
        {(['blue', 'green', 'orange', 'red', 'gray'] as const).map((palette) => (
          <Box key={palette} colorPalette={palette}>
            <IconTile name="shield" boxSize="9" />
          </Box>
        ))}
      </Row>
    </Shown>
  );
}
