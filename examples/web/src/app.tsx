import { useEffect } from 'react';
import { ChainScreen } from './chain/chain-screen';
import { CountriesScreen } from './countries/countries-screen';
import { InboxScreen } from './inbox/inbox-screen';
import { OrdersScreen } from './orders/orders-screen';
import { hrefOf, useRoute } from './route';

const SCREENS = [
  { name: 'orders', title: 'Orders', Screen: OrdersScreen },
  { name: 'countries', title: 'Countries', Screen: CountriesScreen },
  { name: 'inbox', title: 'Inbox', Screen: InboxScreen },
  { name: 'chain', title: 'Chain', Screen: ChainScreen },
] as const;

export function App() {
  const { screen, id } = useRoute();
  const { name, title, Screen } = SCREENS.find((each) => each.name === screen) ?? SCREENS[0];
  useEffect(() => {
    document.title = `${title} · Desk`;
  }, [title]);
  return (
    <div className="app">
      <header className="bar">
        <h1 className="brand">
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M2 4h5l3 6 3-6h5M10 10v7"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
            />
          </svg>
          Desk
        </h1>
        <nav aria-label="Screens">
          {SCREENS.map((each) => (
            <a key={each.name} href={hrefOf(each.name)} aria-current={each.name === name ? 'page' : undefined}>
              {each.title}
            </a>
          ))}
        </nav>
      </header>
      <Screen key={name} id={id} />
    </div>
  );
}
