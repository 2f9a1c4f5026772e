import { states } from './states.ts';

/** A table of all states. */
export function StatesTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Tag</th>
          <th>What the story shows</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(states).map(([state, meaning]) => (
          <tr key={state}>
            <td>
              <code>state:{state}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
