import { conforms } from '../internal/testing/conformance';
import { Grid } from './Grid';

describe('Grid', () => {
  conforms(Grid, { props: { children: '待接单' } });
});
