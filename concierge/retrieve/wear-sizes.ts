/** How menus write the sizes of clothes, by what the concierge calls them. */
export const WEAR_SIZES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    XS: 'xs|x-?small|extra small',
    S: 's|(?<!(?:x-?|extra ))small',
    M: 'm|med|medium',
    L: 'l|(?<!(?:x-?|extra ))large',
    XL: 'xl|x-?large|extra large',
    '2XL': '2xl|xxl|2x',
    '3XL': '3xl|xxxl|3x',
  }).map(([size, written]) => [size, new RegExp(`(?:^|[^a-z0-9])(?:${written})(?:$|[^a-z0-9])`, 'i')]),
)
