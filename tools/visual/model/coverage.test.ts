import { coverageOf, type SeenStory } from './coverage';
import { CORE_ROWS, STATES, STATE_WORDS, statesOf } from './states';

const story = (id: string, title = 'Parts/Button', ...cells: string[]): SeenStory => ({
  id,
  title,
  cells,
});

describe('the states of a story', () => {
  it('are read from the words of its id', () => {
    expect(statesOf('parts-select--empty-open')).toEqual(['active', 'empty']);
    expect(statesOf('parts-dialog--gives-focus-back')).toEqual(['focus', 'keyboard']);
    expect(statesOf('parts-select--read-only')).toEqual(['readOnly']);
  });

  it('are not read from parts of words, nor from the name of the component', () => {
    expect(statesOf('parts-emptystate--reopened')).toEqual([]);
    expect(statesOf('parts-empty--neutral')).toEqual([]);
    expect(statesOf('no-story')).toEqual([]);
  });

  it('have words, every one of them', () => {
    expect(STATES.filter((state) => STATE_WORDS[state].length === 0)).toEqual([]);
  });
});

describe('coverage', () => {
  const cells = ['light-zh', 'phone'];

  it('counts for each component the stories that have a picture in a cell', () => {
    const { components } = coverageOf(
      [
        story('a', 'Parts/Tag', 'light-zh'),
        story('b', 'Parts/Alert', 'light-zh', 'phone'),
        story('c', 'Parts/Alert', 'light-zh'),
      ],
      cells,
    );

    expect(components).toEqual([
      { title: 'Parts/Alert', stories: 2, pictures: { 'light-zh': 2, phone: 1 } },
      { title: 'Parts/Tag', stories: 1, pictures: { 'light-zh': 1, phone: 0 } },
    ]);
  });

  it('names the states that a core component owes and no story shows', () => {
    const { states } = coverageOf(
      [story('parts-button--hovered'), story('parts-button--focused')],
      cells,
      [{ parts: ['Button'], owes: ['hover', 'focus', 'loading', 'rightToLeft'] }],
    );

    expect(states).toEqual([{ parts: ['Button'], owed: 4, missing: ['loading', 'rightToLeft'] }]);
  });

  it('lets parts that do one job show its states together', () => {
    const stories = [
      story('parts-table--hovered', 'Parts/Table'),
      story('parts-tableframe--empty', 'Parts/TableFrame'),
    ];

    expect(
      coverageOf(stories, cells, [{ parts: ['Table', 'TableFrame'], owes: ['hover', 'empty'] }])
        .states[0]?.missing,
    ).toEqual([]);
  });

  it('finds a component in whatever group it stands, and asks nothing of one that is not there', () => {
    const rows = [
      { parts: ['DatePicker'], owes: ['hover' as const] },
      { parts: ['Upload'], owes: ['hover' as const] },
    ];

    const { states } = coverageOf(
      [story('widgets-datepicker--open', 'Widgets/Dates/DatePicker')],
      cells,
      rows,
    );

    expect(states).toEqual([{ parts: ['DatePicker'], owed: 1, missing: ['hover'] }]);
  });

  it('says by which words states were found', () => {
    expect(coverageOf([], cells).words.find(({ state }) => state === 'hover')?.words).toContain(
      'hovered',
    );
    expect(CORE_ROWS.every(({ owes }) => owes.length > 0)).toBe(true);
  });
});
