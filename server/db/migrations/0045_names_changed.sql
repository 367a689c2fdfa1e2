-- A make, a model or a kind that is called otherwise changes the words by which its parts are found: whoever follows the parts hears of all of them.
CREATE OR REPLACE FUNCTION "changes"."note_parts_of_names"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	renamed integer[] := ARRAY(SELECT now.id FROM now JOIN before USING (id) WHERE now IS DISTINCT FROM before);
BEGIN
	INSERT INTO changes.parts (id, changed_in)
	SELECT parts.id, pg_current_xact_id() FROM public.parts WHERE CASE TG_TABLE_NAME
		WHEN 'brands' THEN parts.brand_ids && renamed
		WHEN 'models' THEN parts.model_ids && renamed
		ELSE parts.category_id IN (SELECT id FROM public.categories WHERE id = ANY (renamed) OR parent_id = ANY (renamed))
	END ORDER BY parts.id
	ON CONFLICT (id) DO UPDATE SET changed_in = excluded.changed_in;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "brands_renamed" AFTER UPDATE ON "brands" REFERENCING OLD TABLE AS before NEW TABLE AS now
	FOR EACH STATEMENT EXECUTE FUNCTION "changes"."note_parts_of_names"();--> statement-breakpoint
CREATE TRIGGER "models_renamed" AFTER UPDATE ON "models" REFERENCING OLD TABLE AS before NEW TABLE AS now
	FOR EACH STATEMENT EXECUTE FUNCTION "changes"."note_parts_of_names"();--> statement-breakpoint
CREATE TRIGGER "categories_renamed" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS before NEW TABLE AS now
	FOR EACH STATEMENT EXECUTE FUNCTION "changes"."note_parts_of_names"();
