import { conforms } from '../internal/testing/conformance';
import { Link } from './Link';

describe('Link', () => {
  conforms(Link, { props: { href: '#orders', children: '订单' } });
});
