import { conforms } from '../internal/conformance';
import { Table } from './Table';

describe('Table', () => {
  conforms(Table, { props: { density: 'compact' } });
});
