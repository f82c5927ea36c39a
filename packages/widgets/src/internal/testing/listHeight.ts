/** Gives every list box a height of 400 px, since jsdom has no layout; call it in `beforeEach`. */
export function setListHeight() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function height(
    this: Element,
  ) {
    return this.getAttribute('role') === 'listbox' ? 400 : 0;
  });
}
