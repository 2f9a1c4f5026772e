/** Whether an id is a vehicle identification number: 17 letters and digits, without I, O and Q. */
export const isVin = (id: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/i.test(id);
