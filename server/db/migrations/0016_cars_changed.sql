-- What is known of a donor car is shown with each of its parts: where it changes, whoever follows the parts hears of all of them.
CREATE OR REPLACE FUNCTION "changes"."note_parts_of_cars"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO changes.parts (id, changed_in)
	SELECT parts.id, pg_current_xact_id() FROM public.parts WHERE parts.car_id IN (SELECT id FROM touched) ORDER BY parts.id
	ON CONFLICT (id) DO UPDATE SET changed_in = excluded.changed_in;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "cars_changed" AFTER UPDATE ON "cars" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "changes"."note_parts_of_cars"();
