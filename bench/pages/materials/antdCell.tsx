import { memo } from 'react';
import { Card, Checkbox } from 'antd';
import type { Picture } from './pictures';

interface AntdCellProps {
  picture: Picture;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

/** A card of antd with a picture and a checkbox. */
export const AntdCell = memo(function AntdCell({ picture, isSelected, onToggle }: AntdCellProps) {
  const { id, originalName, filePath } = picture;
  return (
    <Card
      size="small"
      data-cell
      data-selected={isSelected || undefined}
      cover={<img src={filePath} alt="" />}
    >
      <Checkbox checked={isSelected} onChange={() => onToggle(id)}>
        {originalName}
      </Checkbox>
    </Card>
  );
});
