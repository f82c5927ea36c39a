import { conforms } from '../internal/testing/conformance';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  conforms(VisuallyHidden, { props: { children: '必填' } });
});
