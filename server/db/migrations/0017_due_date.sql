ALTER TABLE "orders" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
-- What was reckoned so far: 30 minutes, or the end in Rome of the third working day after (domain/working-days.ts, domain/holidays.ts).
UPDATE "orders" SET "due_at" = coalesce("reserved_until", "placed_at" + interval '30 minutes');--> statement-breakpoint
WITH years AS (
  SELECT y, y % 19 AS golden, y / 100 AS century, y % 100 AS of_century
  FROM generate_series(
    (SELECT extract(year FROM min("placed_at"))::int - 1 FROM "orders"),
    (SELECT extract(year FROM max("placed_at"))::int + 1 FROM "orders")
  ) AS y
), moons AS (
  SELECT *, (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30 AS moon FROM years
), weekdays AS (
  SELECT *, (32 + 2 * (century % 4) + 2 * (of_century / 4) - moon - of_century % 4) % 7 AS weekday FROM moons
), sums AS (
  SELECT y, moon + weekday - 7 * ((golden + 11 * moon + 22 * weekday) / 451) + 114 AS sum FROM weekdays
), easters AS (
  SELECT y, make_date(y, sum / 31, sum % 31 + 1) AS sunday FROM sums
), days AS (
  SELECT day, extract(isodow FROM day) < 6
      AND to_char(day, 'MM-DD') NOT IN
        ('01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '10-04', '11-01', '12-08', '12-25', '12-26')
      AND day NOT IN (sunday - 2, sunday + 1) AS works
  FROM easters, LATERAL (SELECT n::date AS day FROM generate_series(make_date(y, 1, 1), make_date(y, 12, 31), '1 day') AS n) AS of_year
), counted AS (
  SELECT day, works, count(*) FILTER (WHERE works) OVER (ORDER BY day) AS nth FROM days
)
UPDATE "orders" SET "due_at" = (due.day + 1)::timestamp AT TIME ZONE 'Europe/Rome' - interval '1 second'
FROM counted AS placed JOIN counted AS due ON due.nth = placed.nth + 3 AND due.works
WHERE "payment_method" = 'bank_transfer' AND "reserved_until" IS NULL
  AND placed.day = ("placed_at" AT TIME ZONE 'Europe/Rome')::date;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE state = 'awaiting_payment';--> statement-breakpoint
-- A process of the release before goes on beside this one for a while, and knows only until when it keeps the pieces.
CREATE FUNCTION "due_as_reserved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."due_at" := coalesce(NEW."due_at", NEW."reserved_until");
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_due_as_reserved" BEFORE INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "due_as_reserved"();
