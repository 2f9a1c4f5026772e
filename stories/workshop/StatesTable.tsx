import { states } from './states';

/** The vocabulary of states, in the look of a page of documentation. */
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
