import { Text } from '@vcms/ui';

/** Stands in a panel that has nothing to put right. */
export const NOTHING_HERE = <Text color="fg.muted">None.</Text>;

/** Lines of a panel; the record's own page shows the others. */
export const LINES = 5;
