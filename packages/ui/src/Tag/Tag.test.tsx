import { conforms } from '../internal/testing/conformance';
import { Tag } from './Tag';

describe('Tag', () => {
  conforms(Tag, { props: { tone: 'success', dot: true, children: '已完成' } });
});
