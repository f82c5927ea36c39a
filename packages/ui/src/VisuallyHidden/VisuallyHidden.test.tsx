import { conforms } from '../internal/conformance';
import { VisuallyHidden } from './VisuallyHidden';

describe('VisuallyHidden', () => {
  conforms(VisuallyHidden, { props: { children: '必填' } });
});
