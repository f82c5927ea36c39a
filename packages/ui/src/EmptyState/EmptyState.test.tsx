import { conforms } from '../internal/testing/conformance';
import { EmptyState } from './EmptyState';

describe('EmptyState', () => {
  conforms(EmptyState, { props: { title: '还没有订单' } });
});
