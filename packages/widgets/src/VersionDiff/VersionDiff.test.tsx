import { render, screen } from '@testing-library/react';
import { conforms } from '../../../ui/src/internal/testing/conformance';
import { VersionDiff } from './VersionDiff';

const texts = { before: '学历为本科，已核实', after: '学历为硕士，已核实' };

describe('VersionDiff', () => {
  conforms(VersionDiff, { props: texts });

  it('names what was removed and added in words', () => {
    render(<VersionDiff {...texts} />);

    expect(screen.getByRole('deletion')).toHaveTextContent('删除：本科。');
    expect(screen.getByRole('insertion')).toHaveTextContent('新增：硕士。');
  });

  it('has each text on a side of its own, under its label', () => {
    render(<VersionDiff {...texts} view="sides" beforeLabel="V1.0" afterLabel="V1.1" />);

    const [before, after] = ['V1.0', 'V1.1'].map((name) => screen.getByRole('group', { name }));
    expect(before).toHaveTextContent('学历为删除：本科。，已核实');
    expect(before).not.toHaveTextContent('硕士');
    expect(after).toHaveTextContent('学历为新增：硕士。，已核实');
  });

  it('says that a side is empty, and that equal texts are', () => {
    const { rerender } = render(<VersionDiff before="" after="新增一段" view="sides" />);
    expect(screen.getByRole('group', { name: '修改前' })).toHaveTextContent('（空）');

    rerender(<VersionDiff before="同一段" after="同一段" />);

    expect(screen.getByText('内容相同')).toBeVisible();
  });
});
