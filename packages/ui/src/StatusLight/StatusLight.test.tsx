import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { StatusLight, type StatusTone } from './StatusLight';

describe('StatusLight', () => {
  conforms(StatusLight, { props: { tone: 'success', children: '已核实' } });

  it('has a distinct shape for each state, so that colour is never its only carrier', () => {
    const tones: StatusTone[] = ['neutral', 'active', 'success', 'warning', 'danger', 'paused'];
    render(
      tones.map((tone) => (
        <StatusLight key={tone} tone={tone} data-testid="light">{`状态 ${tone}`}</StatusLight>
      )),
    );

    const shapes = screen
      .getAllByTestId('light')
      .map((light) => light.querySelector('svg')!.innerHTML);

    expect(new Set(shapes).size).toBe(tones.length);
  });
});
